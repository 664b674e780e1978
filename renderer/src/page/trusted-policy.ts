import { SERVICE_WORKER_PATH } from '@broadsheet/contract/offline';

interface TrustedRules {
  createHTML(html: string): string;
  createScriptURL(path: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: TrustedRules): TrustedRules;
}

const rules: TrustedRules = {
  createHTML: (html) => html,
  createScriptURL: (path) => {
    if (path !== SERVICE_WORKER_PATH) throw new TypeError(`${path} is no script of this site`);
    return path;
  },
};
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The only Trusted Types policy of the site: HTML from our own server, and its service worker. */
export const trustedPolicy = factory ? factory.createPolicy('broadsheet', rules) : rules;
