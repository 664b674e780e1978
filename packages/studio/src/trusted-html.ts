interface HtmlRules {
  createHTML(html: string): string | null;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlRules): HtmlRules;
}

/** React Aria empties what it has announced by an empty innerHTML; all other HTML is refused. */
const refuseHtml: HtmlRules = { createHTML: (html) => (html === '' ? '' : null) };

/** Sets the one policy of Studio's document, where the browser knows of Trusted Types. */
export const guardHtml = (): void => {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  factory?.createPolicy('default', refuseHtml);
};
