import type { Impact } from '@broadsheet/contract/studio/impact';

const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const sayPart = (part: number): string => {
  if (part === 0) return 'none';
  if (part < 0.01) return 'less than 1 %';
  return `${PERCENT.format(part * 100)} %`;
};

/** Who, and how much of the page's recorded views that is, where some were recorded. */
export const sayShare = (share: Impact['pages'][number]['share'], who: string): string =>
  share ? `${sayPart(share.views / share.of)} of views: ${who}` : who;
