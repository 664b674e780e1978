import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ maxWidth: '46rem', marginBlock: token.space2 });
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: token.space2,
  alignItems: 'start',
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const text = css({
  color: token.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
export const unread = css({ fontWeight: 650 });
export const meta = css({ color: token.inkSoft, fontSize: token.textSmall });
export const mark = css({
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 650,
});
export const icon = css({
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const colours = {
  accent: css({ stroke: token.accentText }),
  positive: css({ stroke: token.positive }),
  negative: css({ stroke: token.negative }),
  quiet: css({ stroke: token.inkSoft }),
};
