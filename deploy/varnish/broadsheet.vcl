# The edge: stores pages for each class of people (docs/decisions/0088). Started with `-p vcl_path=` this folder and that of
# site.vcl, and `-p http_gzip_support=off`: the BFF compresses. docs/operations/edge.md describes both.
vcl 4.1;

import directors;
import std;
import var;
import xkey;

# What differs from site to site: backends, the ACLs `fronts` and `purgers`, and the subroutines that are called below.
include "site.vcl";
include "contract.vcl";

# The client's address, as the BFF's limits count it. Varnish has added the address of its own client.
sub name_client {
  if (client.ip ~ fronts) {
    # A front says whom it speaks for, in a header that it makes itself.
    set req.http.X-Edge-Via = regsub(req.http.X-Forwarded-For, ",?[^,]*$", "");
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "\s*,[^,]*$", "");
  } else {
    unset req.http.X-Edge-Via;
    unset req.http.X-Forwarded-Proto;
    set req.http.X-Forwarded-For = client.ip;
  }
  set req.http.X-Forwarded-Host = req.http.Host;
}

# Removes all that carries one of the tags of the header Cache-Tag. Only for programs that know the secret, and that come by
# themselves: not by way of a front.
sub purge_tags {
  call site_secret;
  # A header that is not there differs from "" too.
  if (client.ip !~ purgers || req.http.X-Edge-Via ~ "." || req.http.X-Edge-Secret !~ "."
      || req.http.Authorization != "Bearer " + req.http.X-Edge-Secret) {
    unset req.http.X-Edge-Secret;
    return (synth(403, "Forbidden"));
  }
  unset req.http.X-Edge-Secret;
  if (req.http.Cache-Tag !~ "^[A-Za-z0-9_-]+(?:[, ]+[A-Za-z0-9_-]+)*$") {
    return (synth(400, "Bad Request"));
  }
  set req.http.X-Edge-Purged = xkey.purge(regsuball(req.http.Cache-Tag, "[, ]+", " "));
  return (synth(200, "OK"));
}

# The encoding that the BFF would choose: br, gzip, else none. One of weight 0 is refused.
sub choose_encoding {
  if (req.http.Accept-Encoding ~ "(?i)(?:^|[,\s])br\s*(?:;(?!\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$))|,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(?:^|[,\s])gzip\s*(?:;(?!\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$))|,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_recv {
  unset req.http.X-Edge-Hit;
  unset req.http.X-Edge-Secret;
  unset req.http.X-Edge-Purged;
  call name_client;
  if (req.method == "PURGE") {
    call purge_tags;
  }
  unset req.http.X-Edge-Via;
  # Whether Varnish itself runs.
  if (req.url == "/health/edge") {
    return (synth(200, "OK"));
  }
  # For operators, who ask a BFF at a port of its own.
  if (req.url ~ "^/metrics(?:\?|$)") {
    return (synth(404, "Not Found"));
  }
  call mark_personal;
  # The headers of somebody's own requests stay as they are, but for what clients say of their class.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.X-Edge-Personal
      || req.url ~ "^/(?:studio|health|dev)(?:/|\?|$)"
      || (req.url ~ "^/api/" && req.url !~ "^/api/(?:layout\?|schema/)")) {
    unset req.http.X-Edge-Personal;
    call drop_class;
    return (pass);
  }
  call set_class;
  if (!req.http.X-Aud-Seeker) {
    return (pass);
  }
  call choose_encoding;
  return (hash);
}

# One entry for each host and address; the entry's answers differ by what they vary on.
sub vcl_hash {
  hash_data(req.url);
  hash_data(std.tolower(req.http.Host));
  return (lookup);
}

sub vcl_hit {
  set req.http.X-Edge-Hit = "1";
}

sub vcl_pipe {
  return (synth(400, "Bad Request"));
}

sub vcl_backend_fetch {
  var.set_real("started", std.time2real(now, 0.0));
  call site_backend;
  # Twice what a page takes at the most: from a BFF that hangs, readers go on to the other.
  if (bereq.url !~ "^/(?:api|sitemap)" && bereq.url !~ "[?&]wait=1(?:&|$)" && bereq.method == "GET") {
    set bereq.first_byte_timeout = 6s;
  }
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  set beresp.do_esi = false;
  if (bereq.uncacheable) {
    return (deliver);
  }
  # An answer to one browser. Nothing is remembered of it: the next one may be for everybody.
  if (beresp.http.Set-Cookie || beresp.http.Vary ~ "[*]" || beresp.status >= 500 || beresp.status == 206) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "(?:^|[,\s])max-age=\d") {
    # A page of a class: browsers are told something else.
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*?\bmax-age=(\d+).*$", "\1s"), 0s);
    set beresp.http.X-Edge-Stale = beresp.http.CDN-Cache-Control;
  } else if (beresp.http.Cache-Control ~ "(?i)\bpublic\b" && beresp.http.Cache-Control !~ "(?i)\b(?:private|no-store|no-cache)\b") {
    if (beresp.http.Cache-Control ~ "s-maxage=\d") {
      set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "^.*?\bs-maxage=(\d+).*$", "\1s"), 0s);
    } else if (beresp.http.Cache-Control ~ "max-age=\d") {
      set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "^.*?\bmax-age=(\d+).*$", "\1s"), 0s);
    } else {
      set beresp.ttl = 0s;
    }
    set beresp.http.X-Edge-Stale = beresp.http.Cache-Control;
  } else {
    # Everybody's own: for a while nobody waits to learn whether somebody else's answer can be shared.
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  if (beresp.http.X-Edge-Stale ~ "stale-while-revalidate=\d") {
    set beresp.grace = std.duration(regsub(beresp.http.X-Edge-Stale, "^.*\bstale-while-revalidate=(\d+).*$", "\1s"), 0s);
  }
  unset beresp.http.X-Edge-Stale;
  # The BFF counts from when it was asked: a page that changes at an instant is not served after it.
  set beresp.ttl = beresp.ttl - std.duration(real = std.time2real(now, 0.0) - var.get_real("started"), fallback = 0s);
  if (beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Cache-Tag) {
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, "[,\s]+", " ");
  }
  return (deliver);
}

# A read that nobody has answered is asked again, of the other BFF. What writes may have been begun.
sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  if (bereq.url ~ "^/api/") {
    # In the words of docs/errors.md.
    set beresp.status = 502;
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    synthetic("""{"statusCode":0,"code":"BAD_GATEWAY","message":"Something went wrong, please try again after some time!!"}""");
  } else {
    set beresp.status = 502;
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("Something went wrong, please try again after some time!!");
  }
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Edge-Purged) {
    synthetic(req.http.X-Edge-Purged);
  } else {
    synthetic(resp.reason);
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  call hide_class;
  # The age counts for the edge alone.
  if (resp.http.CDN-Cache-Control) {
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Age;
  }
  # A stored answer names the request that it was made for; each answer names its own.
  if (req.http.X-Edge-Hit) {
    set resp.http.X-Request-Id = "edge-" + std.time2integer(now, 0) + "-" + req.xid;
    set resp.http.Cache-Status = "edge; hit";
  } else {
    set resp.http.Cache-Status = "edge; fwd=miss";
  }
  return (deliver);
}
