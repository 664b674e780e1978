/** The one Trusted Types policy of the site; only HTML that our own server made goes through it. */
interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const rules: HtmlPolicy = { createHTML: (html) => html };
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory ? factory.createPolicy('broadsheet', rules) : rules;

/** Server-made HTML as nodes that stand nowhere yet; scripts in it do not run. */
export const parseHtml = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
};
