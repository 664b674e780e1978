import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { useState } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { downloadText } from '../data/download-text.ts';
import { type BannersDiff, compareBanners } from './compare-banners.ts';
import { ImportDialog } from './import-dialog.tsx';
import { readImport } from './read-import.ts';
import { parseSheet } from './sheet.ts';
import { toSpreadsheet } from './spreadsheet-text.ts';

interface ImportExportProps {
  readonly file: string;
  readonly text: string;
  /** Those of the draft: a spreadsheet has their names. */
  readonly audiences: NamedAudiences;
  readonly onImport: (text: string) => void;
}

/** A file that was read, and what it would change. */
interface Offered {
  readonly text: string;
  readonly diff: BannersDiff;
}

/** Imports a spreadsheet file in place of all rows, once its changes were seen, and exports one. */
export const ImportExport = ({ file, text, audiences, onImport }: ImportExportProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [offered, setOffered] = useState<Offered | null>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const imported = readImport(new Uint8Array(await chosen.arrayBuffer()), audiences);
    setRefusal('refusal' in imported ? imported.refusal : null);
    if (!('text' in imported)) return;
    const [before, after] = [parseSheet(text), parseSheet(imported.text)];
    // A damaged list has no banners to compare with.
    if (before && after) setOffered({ text: imported.text, diff: compareBanners(before, after) });
    else onImport(imported.text);
  };
  const save = () =>
    downloadText(file.slice(file.lastIndexOf('/') + 1), toSpreadsheet(text, audiences));
  return (
    <DropZone
      className="drop-zone"
      aria-label="Drop a CSV file here"
      onDrop={({ items }) => void items.find(isFileDropItem)?.getFile().then(take)}
    >
      <div className="buttons">
        <FileTrigger
          acceptedFileTypes={['.csv', 'text/csv']}
          onSelect={(files) => void take(files?.[0])}
        >
          <Button className="button-quiet">Import CSV</Button>
        </FileTrigger>
        <Button className="button-quiet" onPress={save}>
          Export CSV
        </Button>
        <Text slot="label" className="soft">
          Or drop a CSV file here. You see what changes first.
        </Text>
      </div>
      {offered && (
        <ImportDialog
          diff={offered.diff}
          onImport={() => {
            setOffered(null);
            onImport(offered.text);
          }}
          onCancel={() => setOffered(null)}
        />
      )}
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
    </DropZone>
  );
};
