# Written by `npm run vcl` from packages/contract; a test fails where it is not current.

# Sets X-Edge-Personal on a request whose answer is somebody's own, by its address or what identifies its sender.
sub mark_personal {
  unset req.http.X-Edge-Personal;
  if (req.http.Authorization || req.http.x-stored-token) {
    set req.http.X-Edge-Personal = "1";
  }
  if (req.url ~ "[?&]preview=") {
    set req.http.X-Edge-Personal = "1";
  }
  if (req.url ~ {"^(?:/chats/[^/?]+|/chats|/mychat|/deactivate|/interviews|/interview/[^/?]+|/jobfeed|/recruiterview|/allnotification|/job/applied/[^/?]+|/personalize-jobfeed|/update-profile|/pendingrecommendations|/socialconnection|/resume-builder|/subscribe/resume-builder|/subscribe/checkout/[^/?]+|/subscribe/success|/pendingassessments|/epoch/round-one|/epoch/round-two|/myprofile|/saved-jobs|/applied-jobs|/removedjobs|/settings/[^/?]+|/early-applicant-preference|/subscribe/early-applicant-preference|/recommended-jobs|/apply-to-jobs|/early-applicant-jobs|/epoch/entry|/recommend/[^/?]+)/?(?:\?|$)"}) {
    set req.http.X-Edge-Personal = "1";
  }
}

# What clients say of their own class is never passed on.
sub drop_class {
  unset req.http.X-Aud-Seeker;
  unset req.http.X-Aud-Band;
  unset req.http.X-Aud-Device;
  unset req.http.X-Aud-City;
  unset req.http.X-Aud-Category;
  unset req.http.X-Aud-Crawler;
}

# Names the class of the client in the headers of AUDIENCE_HEADERS, as the BFF would. Where only the BFF can find it, by the
# session or because an agent is too long, the headers are left out: the page is then made for this client alone.
sub set_class {
  call drop_class;
  std.collect(req.http.Cookie, "; ");
  unset req.http.X-Edge-Token;
  if (req.http.Cookie ~ {"(?:^|;)\s*__Host-token="}) {
    set req.http.X-Edge-Token = regsub(req.http.Cookie, {"^(?:.*?;)?\s*__Host-token=\s*"?([^;"]*).*$"}, "\1");
  } else if (req.http.Cookie ~ {"(?:^|;)\s*token="}) {
    set req.http.X-Edge-Token = regsub(req.http.Cookie, {"^(?:.*?;)?\s*token=\s*"?([^;"]*).*$"}, "\1");
  }
  unset req.http.X-Edge-Aud;
  if (req.http.Cookie ~ {"(?:^|;)\s*__Host-aud="}) {
    set req.http.X-Edge-Aud = regsub(req.http.Cookie, {"^(?:.*?;)?\s*__Host-aud=\s*"?([^;"]*).*$"}, "\1");
  } else if (req.http.Cookie ~ {"(?:^|;)\s*aud="}) {
    set req.http.X-Edge-Aud = regsub(req.http.Cookie, {"^(?:.*?;)?\s*aud=\s*"?([^;"]*).*$"}, "\1");
  }
  unset req.http.X-Edge-Band;
  if (req.http.Cookie ~ {"(?:^|;)\s*__Host-band="}) {
    set req.http.X-Edge-Band = regsub(req.http.Cookie, {"^(?:.*?;)?\s*__Host-band=\s*"?([^;"]*).*$"}, "\1");
  } else if (req.http.Cookie ~ {"(?:^|;)\s*band="}) {
    set req.http.X-Edge-Band = regsub(req.http.Cookie, {"^(?:.*?;)?\s*band=\s*"?([^;"]*).*$"}, "\1");
  }
  set req.http.X-Aud-Seeker = "none.visitor";
  set req.http.X-Aud-Band = "1";
  set req.http.X-Aud-City = "";
  set req.http.X-Aud-Category = "";
  if (req.http.X-Edge-Aud ~ {"^(?:experienceMissing|freshers|profileUpdateSuccess|parserMismatch|perfectMatch|none)\.(?:basic|pro)\.[1-9]\.[a-z0-9-]*\.[a-z0-9-]*$"} && req.http.X-Edge-Aud !~ "^.{201}") {
    set req.http.X-Aud-Seeker = regsub(req.http.X-Edge-Aud, "^([^.]*\.[^.]*)\..*$", "\1");
    set req.http.X-Aud-Band = regsub(req.http.X-Edge-Aud, "^[^.]*\.[^.]*\.([^.]*)\..*$", "\1");
    set req.http.X-Aud-City = regsub(req.http.X-Edge-Aud, "^(?:[^.]*\.){3}([^.]*)\..*$", "\1");
    set req.http.X-Aud-Category = regsub(req.http.X-Edge-Aud, "^(?:[^.]*\.){4}", "");
  } else if (req.http.X-Edge-Token) {
    call drop_class;
  }
  if (req.http.X-Edge-Band ~ "^[2-9]$") {
    set req.http.X-Aud-Band = req.http.X-Edge-Band;
  }
  if (req.http.User-Agent ~ {"(?i)\b(iPad|Tablet|PlayBook|Silk)\b|Android(?!.*\bMobile\b)"}) {
    set req.http.X-Aud-Device = "tablet";
  } else if (req.http.Sec-CH-UA-Mobile == "?1" || req.http.User-Agent ~ {"(?i)\b(Mobi|Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini)"}) {
    set req.http.X-Aud-Device = "phone";
  } else {
    set req.http.X-Aud-Device = "desktop";
  }
  set req.http.X-Aud-Crawler = "0";
  if (req.http.User-Agent ~ {"(?i)bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|mediapartners|lighthouse|whatsapp|embedly|quora link preview"}) {
    set req.http.X-Aud-Crawler = "1";
  }
  if (req.http.User-Agent ~ "^.{513}" || !req.http.X-Aud-Seeker) {
    call drop_class;
  }
  unset req.http.X-Edge-Token;
  unset req.http.X-Edge-Aud;
  unset req.http.X-Edge-Band;
}

# Browsers vary on nothing that they do not send.
sub hide_class {
  if (resp.http.Vary) {
    set resp.http.Vary = regsuball(resp.http.Vary, {"(?i)\s*\b(?:X-Aud-Seeker|X-Aud-Band|X-Aud-Device|X-Aud-City|X-Aud-Category|X-Aud-Crawler)\b\s*,?"}, "");
    set resp.http.Vary = regsub(resp.http.Vary, {"[\s,]+$"}, "");
    set resp.http.Vary = regsub(resp.http.Vary, {"^[\s,]+"}, "");
    if (resp.http.Vary == "") {
      unset resp.http.Vary;
    }
  }
}
