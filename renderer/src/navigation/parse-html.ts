/** The only Trusted Types policy of the site; only HTML from our own server passes it. */
interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const rules: HtmlPolicy = { createHTML: (html) => html };
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory ? factory.createPolicy('broadsheet', rules) : rules;

/** Parses server HTML into detached nodes; scripts in it do not run. */
export const parseHtml = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
};
