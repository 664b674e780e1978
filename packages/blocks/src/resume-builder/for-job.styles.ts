import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space2,
  padding: token.space3,
  marginBottom: token.space3,
  borderBlock: `1px solid ${token.rule}`,
  backgroundColor: token.accentSoft,
  '& > p': { margin: 0, maxWidth: '44rem' },
});
export const heading = css({ margin: 0, fontSize: token.textBody, fontWeight: 650 });
export const changes = css({
  listStyle: 'disc',
  display: 'grid',
  gap: token.spaceHalf,
  margin: 0,
  paddingInlineStart: '1.25rem',
  maxWidth: '44rem',
});
