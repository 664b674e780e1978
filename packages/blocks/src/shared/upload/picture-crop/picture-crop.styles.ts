import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const crop = css({
  display: 'grid',
  gap: token.space2,
  [from('sm')]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
});
/** A touch on the frame drags the picture and does not scroll the page. */
export const frame = css({
  width: 'min(100%, 16rem)',
  aspectRatio: '1',
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  cursor: 'grab',
  touchAction: 'none',
});
export const sliders = css({ display: 'grid', gap: token.space1, alignContent: 'start' });
export const slider = css({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 16rem)',
  alignItems: 'center',
  '& > input': { minHeight: '2.75rem', width: '100%', margin: 0 },
});
