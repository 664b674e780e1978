import { COHORTS, MEMBERSHIPS } from '../../packages/contract/src/audience.ts';
import { LONGEST_CLASS } from '../../packages/contract/src/audience-class.ts';
import { AUDIENCE_HEADERS } from '../../packages/contract/src/audience-headers.ts';
import { cookieNameOf } from '../../packages/contract/src/cookie-names.ts';
import { CRAWLER } from '../../packages/contract/src/crawler.ts';
import { PHONE, TABLET } from '../../packages/contract/src/device.ts';
import { STORED_TOKEN_HEADER } from '../../packages/contract/src/entities/session.ts';
import { PAGE_KINDS } from '../../packages/contract/src/page-kinds.ts';
import { PREVIEW_PARAMETER } from '../../packages/contract/src/preview-path.ts';

/** Beyond this an expression might need more steps than Varnish allows: the BFF reads such an agent itself. */
const LONGEST_AGENT = 512;

/** @typedef {import('../../packages/contract/src/cookie-names.ts').Cookie} Cookie */

/** @type {(pattern: RegExp) => string} */
const pcre = ({ source, flags }) => `{"${flags.includes('i') ? '(?i)' : ''}${source}"}`;
const headers = [...new Set(Object.values(AUDIENCE_HEADERS))];

/** @type {(path: string) => string} */
const pathPattern = (path) =>
  path
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? '[^/?]+' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
    .join('')
    .replace(/\/$/, '');

/** The addresses whose pages are somebody's own, whatever their layouts say. */
const personalPaths = Object.values(PAGE_KINDS).flatMap((kind) =>
  kind.auth === 'seeker' || 'forOne' in kind ? kind.paths.map(pathPattern) : [],
);

/**
 * A cookie by the name of production, which only this host can set, or by the local one. Read from the header itself, as
 * the BFF does: Varnish's own reader stops at the first cookie without a value.
 * @type {(cookie: Cookie, into: string) => string}
 */
const readCookie = (cookie, into) => {
  const [production, local] = [true, false].map((isProduction) => {
    const name = cookieNameOf(cookie, isProduction);
    return {
      found: `{"(?:^|;)\\s*${name}="}`,
      value: `{"^(?:.*?;)?\\s*${name}=\\s*"?([^;"]*).*$"}`,
    };
  });
  return `  unset ${into};
  if (req.http.Cookie ~ ${production?.found}) {
    set ${into} = regsub(req.http.Cookie, ${production?.value}, "\\1");
  } else if (req.http.Cookie ~ ${local?.found}) {
    set ${into} = regsub(req.http.Cookie, ${local?.value}, "\\1");
  }`;
};

const members = MEMBERSHIPS.filter((membership) => membership !== 'visitor');
const seekerForm = `^(?:${COHORTS.join('|')})\\.(?:${members.join('|')})\\.[1-9]\\.[a-z0-9-]*\\.[a-z0-9-]*$`;
const { cohort, experienceBand, device, city, category, crawler } = AUDIENCE_HEADERS;

/** What the edge has to know of the contract, as VCL. @returns {string} */
export const contractVcl =
  () => `# Written by \`npm run vcl\` from packages/contract; a test fails where it is not current.

# Sets X-Edge-Personal on a request whose answer is somebody's own, by its address or what identifies its sender.
sub mark_personal {
  unset req.http.X-Edge-Personal;
  if (req.http.Authorization || req.http.${STORED_TOKEN_HEADER}) {
    set req.http.X-Edge-Personal = "1";
  }
  if (req.url ~ "[?&]${PREVIEW_PARAMETER}=") {
    set req.http.X-Edge-Personal = "1";
  }
  if (req.url ~ {"^(?:${personalPaths.join('|')})/?(?:\\?|$)"}) {
    set req.http.X-Edge-Personal = "1";
  }
}

# What clients say of their own class is never passed on.
sub drop_class {
${headers.map((header) => `  unset req.http.${header};`).join('\n')}
}

# Names the class of the client in the headers of AUDIENCE_HEADERS, as the BFF would. Where only the BFF can find it, by the
# session or because an agent is too long, the headers are left out: the page is then made for this client alone.
sub set_class {
  call drop_class;
  std.collect(req.http.Cookie, "; ");
${readCookie('token', 'req.http.X-Edge-Token')}
${readCookie('aud', 'req.http.X-Edge-Aud')}
${readCookie('band', 'req.http.X-Edge-Band')}
  set req.http.${cohort} = "none.visitor";
  set req.http.${experienceBand} = "1";
  set req.http.${city} = "";
  set req.http.${category} = "";
  if (req.http.X-Edge-Aud ~ {"${seekerForm}"} && req.http.X-Edge-Aud !~ "^.{${LONGEST_CLASS + 1}}") {
    set req.http.${cohort} = regsub(req.http.X-Edge-Aud, "^([^.]*\\.[^.]*)\\..*$", "\\1");
    set req.http.${experienceBand} = regsub(req.http.X-Edge-Aud, "^[^.]*\\.[^.]*\\.([^.]*)\\..*$", "\\1");
    set req.http.${city} = regsub(req.http.X-Edge-Aud, "^(?:[^.]*\\.){3}([^.]*)\\..*$", "\\1");
    set req.http.${category} = regsub(req.http.X-Edge-Aud, "^(?:[^.]*\\.){4}", "");
  } else if (req.http.X-Edge-Token) {
    call drop_class;
  }
  if (req.http.X-Edge-Band ~ "^[2-9]$") {
    set req.http.${experienceBand} = req.http.X-Edge-Band;
  }
  if (req.http.User-Agent ~ ${pcre(TABLET)}) {
    set req.http.${device} = "tablet";
  } else if (req.http.Sec-CH-UA-Mobile == "?1" || req.http.User-Agent ~ ${pcre(PHONE)}) {
    set req.http.${device} = "phone";
  } else {
    set req.http.${device} = "desktop";
  }
  set req.http.${crawler} = "0";
  if (req.http.User-Agent ~ ${pcre(CRAWLER)}) {
    set req.http.${crawler} = "1";
  }
  if (req.http.User-Agent ~ "^.{${LONGEST_AGENT + 1}}" || !req.http.${cohort}) {
    call drop_class;
  }
  unset req.http.X-Edge-Token;
  unset req.http.X-Edge-Aud;
  unset req.http.X-Edge-Band;
}

# Browsers vary on nothing that they do not send.
sub hide_class {
  if (resp.http.Vary) {
    set resp.http.Vary = regsuball(resp.http.Vary, {"(?i)\\s*\\b(?:${headers.join('|')})\\b\\s*,?"}, "");
    set resp.http.Vary = regsub(resp.http.Vary, {"[\\s,]+$"}, "");
    set resp.http.Vary = regsub(resp.http.Vary, {"^[\\s,]+"}, "");
    if (resp.http.Vary == "") {
      unset resp.http.Vary;
    }
  }
}
`;
