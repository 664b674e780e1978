import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { form } from '../shared/application/question-fields.styles.ts';
export { aside as line } from '../shared/form/form.styles.ts';

export const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  paddingTop: token.space2,
  borderTop: `2px solid ${token.ruleStrong}`,
});
export const job = css({
  display: 'inline-block',
  paddingBlock: '0.375rem',
  color: token.ink,
  overflowWrap: 'anywhere',
});
export const answers = css({
  display: 'grid',
  gap: token.space1,
  '& dt': { color: token.inkSoft, fontSize: token.textSmall },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
export const summary = css({
  display: 'list-item',
  paddingBlock: '0.625rem',
  color: token.accentText,
  cursor: 'pointer',
});
export const letter = css({
  maxWidth: '60ch',
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.rule}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const followUps = css({
  padding: `${token.space1} ${token.space2}`,
  borderInlineStart: `3px solid ${token.positive}`,
  backgroundColor: token.surfaceSunk,
});
export const withdraw = css({
  display: 'grid',
  gap: token.space1,
  justifyItems: 'start',
  maxWidth: '60ch',
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.rule}`,
});
