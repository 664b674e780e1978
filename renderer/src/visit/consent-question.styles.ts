import { QUESTION_HEIGHT, QUESTION_ID } from '@broadsheet/contract/consent-form';
import { QUESTION_ATTRIBUTE } from '@broadsheet/contract/question-attribute';
import { css, injectGlobal } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Room for fixed content at the bottom of the window, so that it covers neither content nor the focus. */
injectGlobal({
  html: {
    // The cookie question above the bar of phones.
    '--foot': 'calc(var(--note, 0px) + var(--bar, 0px))',
    scrollPaddingBottom: 'var(--foot)',
    [QUESTION_HEIGHT]: '7.5rem',
    [from('md')]: { [QUESTION_HEIGHT]: '4rem' },
  },
  // Until scripts have measured the question. Previews have none.
  [`html[${QUESTION_ATTRIBUTE}]:has(#${QUESTION_ID})`]: { '--note': `var(${QUESTION_HEIGHT})` },
  body: { paddingBottom: 'var(--foot)' },
});

export const notice = css({
  display: 'none',
  [`html[${QUESTION_ATTRIBUTE}] &`]: { display: 'block' },
  position: 'fixed',
  inset: 'auto 0 var(--bar, 0px)',
  zIndex: 70,
  borderTop: `1px solid ${token.ruleStrong}`,
  background: token.surfaceRaised,
  color: token.ink,
  fontSize: token.textSmall,
  '@media print': { visibility: 'hidden' },
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

/** Both answers look the same, so that the design does not push one of them. */
export const answers = css({
  display: 'grid',
  // By text length: on a phone the longer label still fits on one line.
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
