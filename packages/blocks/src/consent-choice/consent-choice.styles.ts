import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const choice = css({
  display: 'grid',
  gap: token.space1,
  maxWidth: '44rem',
  padding: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
});

export const text = css({ color: token.inkSoft });

export const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token.space1,
  [from('sm')]: { justifySelf: 'start' },
});

/** Both answers look the same, so that the design does not push one of them. */
export const answer = css({
  minHeight: '2.75rem',
  padding: `0 ${token.space1}`,
  [from('sm')]: { paddingInline: token.space2 },
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceRaised,
  color: token.ink,
  fontWeight: 600,
  '&:hover': { borderColor: token.accentText, color: token.accentText },
});
