# The addresses that compose.yaml gives.

# Without a probe: it could only turn a late answer of the one there is into none.
backend bff {
  .host = "172.31.250.3";
  .port = "3000";
  .connect_timeout = 2s;
  # Above all deadlines of the BFF, and above the silence of a stream.
  .first_byte_timeout = 75s;
  .between_bytes_timeout = 75s;
}

# Nobody: browsers come here themselves.
acl fronts {
  "127.0.0.1";
}
acl purgers {
  "172.31.250.3";
}

sub site_backend {
  set bereq.backend = bff;
}

sub site_secret {
  set req.http.X-Edge-Secret = regsub(std.fileread("/run/secrets/edge-purge-secret"), "\s+$", "");
}
