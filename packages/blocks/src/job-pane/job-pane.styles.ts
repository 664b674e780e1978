import { css, keyframes } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** An address with a job opens the pane before the first paint, so that nothing moves when the job comes. */
const OPEN = 'html[data-job] &, &[data-pane-state="open"], [data-pane-state="open"] &';
const HEIGHT = `calc(100vh - 2 * ${token.space2})`;

export const root = css({
  [OPEN]: {
    display: 'flex',
    flexDirection: 'column',
    height: HEIGHT,
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: token.radius,
    backgroundColor: token.surfaceRaised,
    overflow: 'hidden',
  },
});

export const pane = css({
  display: 'none',
  [OPEN]: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
});
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const close = css({
  minHeight: '2.75rem',
  border: 0,
  background: 'none',
  color: token.accentText,
  fontWeight: 600,
});
export const body = css({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  padding: `0 ${token.space2} ${token.space3}`,
  overflowY: 'auto',
});

/** A job that comes at once replaces the last one without a skeleton between them. */
const SOON = '150ms';
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const LOADING = '[data-pane-load="busy"] &';
export const job = css({
  [LOADING]: { visibility: 'hidden', transition: `visibility 0s ${SOON}` },
  '[data-pane-load="failed"] &': { display: 'none' },
});
const line = (width: string, height: string, top: string) =>
  `linear-gradient(${token.surfaceSunk} 0 0) 0 ${top} / ${width} ${height} no-repeat`;
/** As a job: its mark and title, four facts, two buttons and paragraphs. */
export const skeleton = css({
  display: 'none',
  position: 'absolute',
  inset: `0 ${token.space2} 0`,
  background: [
    line('4rem', '4rem', '1rem'),
    `linear-gradient(${token.surfaceSunk} 0 0) 5rem 1.25rem / 60% 1.75rem no-repeat`,
    `linear-gradient(${token.surfaceSunk} 0 0) 5rem 3.5rem / 35% 1rem no-repeat`,
    line('100%', '3.5rem', '6.5rem'),
    line('6rem', '2.75rem', '11.5rem'),
    `linear-gradient(${token.surfaceSunk} 0 0) 7rem 11.5rem / 6rem 2.75rem no-repeat`,
    `repeating-linear-gradient(${token.surfaceSunk} 0 0.75rem, transparent 0.75rem 1.75rem) 0 16rem / 100% 14rem no-repeat`,
  ].join(', '),
  '[data-pane-load="busy"] &, html[data-job] &': {
    display: 'block',
    animation: `${appear} 0s ${SOON} both`,
  },
});
export const failed = css({
  display: 'none',
  paddingTop: token.space3,
  '[data-pane-load="failed"] &': { display: 'block' },
});

/** At the foot of the list until a job is selected, then at the foot of the pane. */
export const hint = css({
  width: 'fit-content',
  margin: '0 auto',
  padding: `${token.spaceHalf} ${token.space2}`,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceRaised,
  color: token.inkSoft,
  fontSize: token.textSmall,
  // A list without jobs.
  'html:not(:has(li[id^="job-"])) &': { display: 'none' },
  '[data-pane-state="open"] > &': {
    width: 'auto',
    margin: 0,
    border: 0,
    borderRadius: 0,
    borderTop: `1px solid ${token.rule}`,
  },
});
