const TAG = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/i;
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|mdash|ndash|[lr][sd]quo|bull|middot|#\d{1,6}|#x[\da-f]{1,6});/i;
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\((?:\/|https?:)[^)]*\)/;

/** Why a text without formatting would show what was meant as formatting; null if it would not. */
export const plainTextFault = (
  text: string,
): { readonly message: string; readonly mend: string } | null => {
  const found = TAG.exec(text) ?? ENTITY.exec(text) ?? MARKDOWN.exec(text);
  return (
    found && {
      message: `readers would see ${found[0]} as it is written`,
      mend: 'Write plain text: this setting has no formatting.',
    }
  );
};
