import type { MailSite } from './mail-site.ts';

/** The sites' neutral colours. Mail programs support no custom properties, so each colour is written inline. */
const NEUTRALS = {
  light: { page: '#f3f1eb', card: '#ffffff', ink: '#1a1917', soft: '#59554d', rule: '#dfdbd1' },
  dark: { page: '#0e0e0c', card: '#1f1e1b', ink: '#edeae3', soft: '#aca69b', rule: '#35332e' },
} as const;

export const FONTS = {
  display: "Newsreader,Georgia,'Noto Serif',serif",
  text: "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
  code: "ui-monospace,'SF Mono',Menlo,Consolas,'Noto Sans Mono',monospace",
} as const;

export type MailColours = ReturnType<typeof coloursOf>;

export const coloursOf = ({ colours }: Pick<MailSite, 'colours'>, scheme: 'light' | 'dark') => ({
  ...NEUTRALS[scheme],
  ...colours[scheme],
});

/** Styles for mail programs with dark mode; the others use the inline styles of each element. */
export const headStyles = (site: MailSite): string => {
  const dark = coloursOf(site, 'dark');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration-thickness:1px;text-underline-offset:3px}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}
.outer{padding:0!important}.card{border-radius:0!important}
.code{font-size:30px!important;letter-spacing:6px!important}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.card}!important;border-color:${dark.rule}!important}
.bar{background:${dark.accent}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.accentText}!important}
.rule{border-color:${dark.rule}!important}
.box{background:${dark.accentSoft}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}}`;
};
