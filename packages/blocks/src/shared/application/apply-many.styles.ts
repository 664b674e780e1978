import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const tick = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  fontSize: token.textSmall,
  cursor: 'pointer',
  // Above the link that covers a row.
  position: 'relative',
  zIndex: 1,
});

/** Sticky while at least one job is ticked. */
export const bar = css({
  position: 'sticky',
  zIndex: 2,
  bottom: 'var(--foot, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  paddingBlock: token.space1,
  borderTop: `2px solid ${token.ruleStrong}`,
  backgroundColor: token.surface,
  '*:not(:has(label > :checked)) > &': { display: 'none' },
  'html:has(&)': { scrollPaddingBottom: 'calc(5rem + var(--foot, 0px))' },
});
