import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const summary = css({ margin: `0 0 ${token.space1}`, maxWidth: '44rem' });
/** The scale, the middle half with its median, and the salary of this job below them. */
export const bar = css({ display: 'block', width: '100%', height: '1.75rem' });
export const scale = css({ fill: token.rule });
export const half = css({ fill: token.ruleStrong });
export const median = css({ fill: token.ink });
export const ownRange = css({ fill: token.accent });
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: token.space1,
  margin: `${token.space1} 0 0`,
  '& dt': { color: token.inkSoft, fontSize: token.textSmall },
  '& dd': { margin: 0, fontWeight: 650 },
});
export const own = css({ '& > dd': { color: token.accentText } });
export const notes = css({
  margin: `${token.space1} 0 0`,
  maxWidth: '44rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
});
