# The Service chooses among the BFFs; a second attempt is its own choice as well.

# Without a probe: it could only turn a late answer of the one there is into none.
backend bff {
  .host = "bff";
  .port = "80";
  .connect_timeout = 2s;
  # Above all deadlines of the BFF, and above the silence of a stream.
  .first_byte_timeout = 75s;
  .between_bytes_timeout = 75s;
}

# The network of pods: replace it by yours. The network policy lets only the ingress and the BFFs in.
acl fronts {
  "10.0.0.0"/8;
}
acl purgers {
  "10.0.0.0"/8;
}

sub site_backend {
  set bereq.backend = bff;
}

sub site_secret {
  set req.http.X-Edge-Secret = regsub(std.fileread("/run/secrets/broadsheet/edge-purge-secret"), "\s+$", "");
}
