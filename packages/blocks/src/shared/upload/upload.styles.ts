import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const upload = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  width: 'min(100%, 26rem)',
});
export const dropZone = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  justifyItems: 'start',
  padding: token.space2,
  border: `1px dashed ${token.ruleStrong}`,
  borderRadius: token.radius,
  '&[data-over]': { borderStyle: 'solid', backgroundColor: token.accentSoft },
});
/** Hidden with JavaScript, which uploads a selected file at once. */
export const send = css({ '@media (scripting: enabled)': { display: 'none' } });
export const progress = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space1,
  '& > progress': { flex: '1 1 8rem', accentColor: token.accentText },
});
export const player = css({
  width: 'min(100%, 26rem)',
  '&:is(video)': { aspectRatio: '16 / 9' },
});
