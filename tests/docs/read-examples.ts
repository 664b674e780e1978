export interface DocumentedFile {
  readonly file: string;
  readonly text: string;
}

const MARKED = /^<!-- file: (\S+) -->\n```\w+\n([\s\S]*?)^```$/gm;

/** The examples of a document that are whole files, by the comment above each. */
export const readExamples = (document: string): DocumentedFile[] =>
  [...document.matchAll(MARKED)].map(([, file = '', text = '']) => ({ file, text }));
