import { columnsOf } from '@broadsheet/contract/resume/resume-sheet';
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { SANS } from '../document-fonts.ts';
import {
  Contacts,
  Heading,
  PageNumber,
  Sections,
  type SheetPageProps,
  Summary,
} from './resume-parts.tsx';

const INK = '#22282c';
const SOFT = '#55606a';
const ACCENT = '#1d5264';
const BAND = '#eef3f4';
/** The width of the narrow column, with its margin. */
const BESIDE_WIDTH = 184;
const A4_HEIGHT = 842;

/** A sans with a narrow column on the left, on a tinted background. Lengths are points. */
const styles = StyleSheet.create({
  page: { paddingTop: 44, paddingBottom: 52, fontFamily: SANS, fontSize: 9.5, color: INK },
  ground: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: BESIDE_WIDTH,
    height: A4_HEIGHT,
    backgroundColor: BAND,
  },
  // The main column comes first in reading order for screen readers, and is shown on the right.
  columns: { flexDirection: 'row-reverse' },
  main: { flex: 1, paddingLeft: 24, paddingRight: 44 },
  beside: { width: BESIDE_WIDTH, paddingLeft: 32, paddingRight: 20 },
  name: { fontSize: 25, fontWeight: 700, color: ACCENT, lineHeight: 1.15 },
  label: { fontSize: 12, color: SOFT, lineHeight: 1.3, marginBottom: 2 },
  section: { marginTop: 12 },
  first: { marginTop: 4 },
  heading: { fontSize: 12, fontWeight: 700, color: ACCENT, lineHeight: 1.3, marginBottom: 3 },
  entry: { marginTop: 8 },
  head: { flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap' },
  title: { fontSize: 9.5, fontWeight: 700, lineHeight: 1.35, marginRight: 12 },
  period: { fontSize: 9.5, color: SOFT, lineHeight: 1.35 },
  location: { fontSize: 9.5, color: SOFT, lineHeight: 1.35 },
  text: { fontSize: 9.5, lineHeight: 1.45, marginTop: 1 },
  point: { flexDirection: 'row', marginTop: 1 },
  bullet: { fontSize: 9.5, width: 11, color: ACCENT, lineHeight: 1.45 },
  pointText: { fontSize: 9.5, flex: 1, lineHeight: 1.45 },
  link: { color: ACCENT, textDecoration: 'none' },
  contact: { fontSize: 9, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: BESIDE_WIDTH + 24,
    right: 44,
    fontSize: 8.5,
    color: SOFT,
  },
});

export const ModernPage = ({ sheet, texts, titles }: SheetPageProps) => {
  const { main, beside } = columnsOf(sheet);
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.ground} fixed />
      <View style={styles.columns}>
        <View style={styles.main}>
          <Text style={styles.name}>{sheet.name}</Text>
          {sheet.label !== '' && <Text style={styles.label}>{sheet.label}</Text>}
          <Summary styles={styles} heading={titles.summary} paragraphs={sheet.summary} />
          <Sections styles={styles} sections={main} />
        </View>
        <View style={styles.beside}>
          {sheet.contacts.length > 0 && (
            <View style={styles.first}>
              <Heading styles={styles} title={titles.contact} />
              <Contacts styles={styles} contacts={sheet.contacts} />
            </View>
          )}
          <Sections styles={styles} sections={beside} />
        </View>
      </View>
      <PageNumber styles={styles} name={sheet.name} texts={texts} />
    </Page>
  );
};
