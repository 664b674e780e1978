import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const figure = css({
  margin: 0,
  paddingBlock: token.space2,
  [from('md')]: { paddingBlock: token.space6 },
  borderBlock: `1px solid ${token.rule}`,
  textAlign: 'center',
});

export const text = css({
  maxWidth: '20.4em',
  margin: '0 auto',
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  lineHeight: 1.3,
  textWrap: 'balance',
  [from('md')]: { fontSize: token.textTitle },
});

export const author = css({
  marginTop: token.space2,
  color: token.inkSoft,
  fontSize: token.textSmall,
});
