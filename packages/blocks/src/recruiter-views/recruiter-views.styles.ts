import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ listStyle: 'none', margin: 0, padding: 0 });
export const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space2,
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
});
export const text = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = css({ margin: 0, fontSize: token.textBody, fontWeight: 650 });
export const line = css({ margin: 0, color: token.inkSoft });
export const when = css({ color: token.inkSoft, fontSize: token.textSmall, textAlign: 'end' });
