"""Everything a person sees; the only package beside `app` that knows Qt."""
