import { StyleSheet } from '@react-pdf/renderer';
import type { MailSite } from '../messages/mail/mail-site.ts';
import { coloursOf } from '../messages/mail/mail-styles.ts';
import { SERIF } from './document-fonts.ts';

/** The styles of a document: thin rules, one serif, the brand's accent. Lengths are points. */
export const documentStyles = (site: Pick<MailSite, 'colours'>) => {
  const { ink, soft, rule, accent, accentText } = coloursOf(site, 'light');
  return StyleSheet.create({
    // No line height: a page that sets one does not render its footer.
    page: {
      paddingTop: 40,
      paddingBottom: 64,
      paddingHorizontal: 56,
      fontFamily: SERIF,
      fontSize: 10.5,
      color: ink,
    },
    masthead: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      borderTop: `3pt solid ${accent}`,
      borderBottom: `0.5pt solid ${rule}`,
      paddingVertical: 8,
      marginBottom: 28,
    },
    brand: { fontSize: 13, fontWeight: 700, color: accentText },
    small: { fontSize: 9, color: soft },
    title: { fontSize: 27, fontWeight: 700, lineHeight: 1.2, marginBottom: 10 },
    lead: { fontSize: 12.5, marginBottom: 6 },
    paragraph: { marginBottom: 6 },
    soft: { color: soft },
    section: { marginTop: 22 },
    heading: {
      fontSize: 15,
      fontWeight: 700,
      lineHeight: 1.3,
      borderBottom: `0.5pt solid ${rule}`,
      paddingBottom: 4,
      marginBottom: 8,
    },
    fact: { flexDirection: 'row', borderBottom: `0.5pt solid ${rule}`, paddingVertical: 4 },
    factName: { width: 110, color: soft },
    factValue: { flex: 1 },
    entry: { flexDirection: 'row', marginBottom: 8 },
    entryNumber: { width: 26, fontWeight: 700, color: accentText },
    entryText: { flex: 1 },
    entryTitle: { fontWeight: 700 },
    footer: {
      position: 'absolute',
      left: 56,
      right: 56,
      bottom: 28,
      flexDirection: 'row',
      justifyContent: 'space-between',
      borderTop: `0.5pt solid ${rule}`,
      paddingTop: 6,
      fontSize: 9,
      color: soft,
    },
    link: { color: accentText, textDecoration: 'none' },
  });
};
export type DocumentStyles = ReturnType<typeof documentStyles>;
