import { css, injectGlobal } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Room for what stands over the foot of the window: nothing of the page, and no focus, is ever behind it. */
injectGlobal({
  html: { scrollPaddingBottom: 'var(--foot, 0)' },
  body: { paddingBottom: 'var(--foot, 0)' },
});

export const notice = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 70,
  borderTop: `1px solid ${token.ruleStrong}`,
  background: token.surfaceRaised,
  color: token.ink,
  fontSize: token.textSmall,
  '@media print': { display: 'none' },
});

export const inner = css({
  display: 'grid',
  alignItems: 'center',
  gap: `${token.space1} ${token.space3}`,
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
  padding: `${token.space1} 0`,
  [from('md')]: { gridTemplateColumns: '1fr auto' },
});

/** Both answers look the same: neither is the one we would like. */
export const answers = css({
  display: 'grid',
  // As wide as their words ask for: on a phone the longer ones still stand in one line.
  gridTemplateColumns: '5fr 6fr',
  [from('md')]: { gridTemplateColumns: '1fr 1fr' },
  gap: token.space1,
  '& > button': {
    minHeight: 44,
    padding: `0 ${token.space1}`,
    [from('md')]: { paddingInline: token.space2 },
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: token.radius,
    background: token.surface,
    color: token.ink,
    fontWeight: 600,
    '&:hover': { borderColor: token.accentText, color: token.accentText },
  },
});
