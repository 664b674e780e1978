import { trustedPolicy } from '../page/trusted-policy.ts';

/** Parses server HTML into detached nodes; scripts in it do not run. */
export const parseHtml = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = trustedPolicy.createHTML(html);
  return template.content;
};
