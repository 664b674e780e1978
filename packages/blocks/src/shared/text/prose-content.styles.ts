import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** Typography for reading: a narrow column, with more space above a heading than below it. */
export const prose = css({
  maxWidth: '68ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& > :first-child': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h2': {
    margin: `${token.space4} 0 ${token.space1}`,
    paddingTop: token.space1,
    borderTop: `1px solid ${token.rule}`,
    fontSize: token.textLead,
    fontWeight: 700,
    lineHeight: 1.3,
  },
  '& h3, & h4': {
    margin: `${token.space3} 0 ${token.spaceHalf}`,
    fontFamily: token.fontText,
    fontSize: token.textBody,
    fontWeight: 650,
    lineHeight: 1.4,
  },
  '& p': { margin: `0 0 ${token.space2}` },
  '& ul, & ol': { margin: `0 0 ${token.space2}`, paddingInlineStart: '1.25rem' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBottom: token.spaceHalf, paddingInlineStart: token.spaceHalf },
  '& li::marker': { color: token.accentText },
  '& hr': { margin: `${token.space3} 0`, border: 0, borderTop: `1px solid ${token.rule}` },
});
