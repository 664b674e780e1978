import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const progress = css({ paddingTop: token.space2, fontSize: token.textSmall });
export const count = css({ color: token.inkSoft });
export const steps = css({ display: 'flex', gap: token.spaceHalf, marginTop: token.spaceHalf });
export const step = css({
  flex: '1 1 0',
  minWidth: 0,
  paddingTop: token.spaceHalf,
  borderTop: `3px solid ${token.rule}`,
  color: token.inkSoft,
  '&[data-state]': { borderTopColor: token.accentText },
  '&[data-state="here"]': { flexGrow: 2, color: token.ink, fontWeight: 650 },
  '& > *': { display: 'none', minHeight: '1.5rem', [from('md')]: { display: 'inline-block' } },
  '&[data-state="here"] > *': { display: 'inline-block' },
});

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  width: 'min(100%, 26rem)',
});
/** The sections of a step, one below the other. */
export const sections = css({ display: 'grid', gap: token.space3, width: 'min(100%, 40rem)' });
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: token.space2,
  '& > form': { width: 'auto' },
});

/** A part of the resume's page, which scrolls where it is wider than its column. */
export const part = css({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: token.spaceHalf,
  overflowX: 'auto',
  border: `1px solid ${token.rule}`,
  '& > svg': { display: 'block', maxWidth: 'none', fontFamily: 'Arial, sans-serif' },
});
