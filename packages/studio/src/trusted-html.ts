interface HtmlRules {
  createHTML(html: string): string | null;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlRules): HtmlRules;
}

/** React Aria clears announcements with an empty innerHTML; all other HTML is refused. */
const refuseHtml: HtmlRules = { createHTML: (html) => (html === '' ? '' : null) };

/** Sets the only Trusted Types policy of Studio's document, if the browser supports it. */
export const guardHtml = (): void => {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  factory?.createPolicy('default', refuseHtml);
};
