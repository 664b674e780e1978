import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** Paper is white in the dark scheme too, with the colours of the PDF. */
const INK = '#1a1a1a';
const SOFT = '#4a4a4a';
const TEAL = '#1d5264';

export const sheet = css({
  containerType: 'inline-size',
  minHeight: '30rem',
  padding: 'clamp(1rem, 6%, 2.5rem)',
  border: '1px solid #d5d5d5',
  backgroundColor: '#fff',
  color: INK,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const who = css({});
export const name = css({ fontSize: '1.75em', fontWeight: 700, lineHeight: 1.15 });
export const label = css({ fontSize: '1.1em', color: SOFT });
export const contacts = css({ color: SOFT, fontSize: '0.92em' });
export const masthead = css({});
export const section = css({ marginTop: '1.1em' });
export const heading = css({
  fontFamily: 'inherit',
  fontSize: '1.12em',
  fontWeight: 700,
  lineHeight: 1.3,
  marginBottom: '0.35em',
});
export const entry = css({ '& + &': { marginTop: '0.6em' } });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
});
export const soft = css({ color: SOFT });
export const points = css({ listStyle: 'disc', paddingInlineStart: '1.1em' });

export const classic = css({
  // The font of the PDF if it is installed, else the site's serif font.
  fontFamily: `"Source Serif 4", "Source Serif Pro", ${token.fontDisplay}`,
  fontSize: '0.875rem',
  [`& .${masthead}`]: { textAlign: 'center' },
  [`& .${contacts}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '1.2em',
    marginTop: '0.3em',
  },
  [`& .${heading}`]: { borderBottom: `1px solid ${INK}` },
});

export const compact = css({
  fontFamily: 'Mukta, "Segoe UI", system-ui, sans-serif',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  [`& .${masthead}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    columnGap: '1em',
    borderBottom: `2px solid ${INK}`,
    paddingBottom: '0.4em',
  },
  [`& .${contacts}`]: { textAlign: 'end' },
  [`& .${section}`]: { marginTop: '0.8em' },
  [`& .${heading}`]: {
    fontSize: '1.05em',
    borderBottom: '1px solid #b5b5b5',
    marginBottom: '0.2em',
  },
  [`& .${entry} + .${entry}`]: { marginTop: '0.35em' },
});

/** On a narrow sheet the columns are stacked. */
const NARROW = '@container (max-width: 28rem)';
const below = { gridColumn: '1 / -1', gridRow: 'auto', padding: '1.2rem' };
export const main = css({ gridColumn: 2, gridRow: 1, padding: '1.8rem 1.6rem', [NARROW]: below });
export const beside = css({
  gridColumn: 1,
  gridRow: 1,
  padding: '1.8rem 1rem 1.8rem 1.4rem',
  backgroundColor: '#eef3f4',
  [NARROW]: below,
});
export const modern = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 32%) minmax(0, 1fr)',
  padding: 0,
  fontFamily: 'Hind, "Segoe UI", system-ui, sans-serif',
  [`& .${name}, & .${heading}`]: { color: TEAL },
  [`& .${beside} > .${section}:first-child`]: { marginTop: 0 },
});
