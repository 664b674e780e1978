import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const section = css({ display: 'grid', gap: token.space1, maxWidth: '60rem' });
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

/** Has the size of the video from the start, and grows only for a question that is larger. */
const frame = (aspectRatio: string, maxWidth: string) =>
  css({
    position: 'relative',
    display: 'grid',
    aspectRatio,
    maxWidth,
    // A scroll container would not grow.
    overflow: 'clip',
    borderRadius: token.radius,
    backgroundColor: token.surfaceSunk,
    '& > img, & > video, & > iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      objectFit: 'cover',
    },
    '& > video': { backgroundColor: '#000', objectFit: 'contain' },
  });
export const SHAPES = {
  landscape: frame('16 / 9', 'none'),
  classic: frame('4 / 3', '48rem'),
  square: frame('1', '30rem'),
  portrait: frame('9 / 16', '22rem'),
} as const;

/** Covers the frame: all of it plays the video. */
export const cover = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyContent: 'start',
  padding: token.space1,
  color: token.ink,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-4px' },
});
export const play = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  borderRadius: token.radius,
  backgroundColor: token.accent,
  color: token.onAccent,
  fontWeight: 600,
  '& svg': { flex: 'none', width: '1rem', height: '1rem', fill: 'currentColor' },
  'a:hover > &': { textDecoration: 'underline' },
});
export const question = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  justifyItems: 'start',
  gap: token.space1,
  padding: token.space2,
  border: `1px solid ${token.rule}`,
  backgroundColor: token.surfaceRaised,
  '& p': { margin: 0, maxWidth: '40ch' },
});
export const answers = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
export const note = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const transcript = css({ overflowWrap: 'anywhere' });
export const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  cursor: 'pointer',
});
