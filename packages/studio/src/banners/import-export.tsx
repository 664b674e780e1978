import { useState } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { readImport } from './read-import.ts';
import { toSpreadsheet } from './spreadsheet-text.ts';

interface ImportExportProps {
  readonly file: string;
  readonly text: string;
  readonly onImport: (text: string) => void;
}

const download = (file: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = file.slice(file.lastIndexOf('/') + 1);
  link.click();
  URL.revokeObjectURL(href);
};

/** Imports a spreadsheet file in place of all rows, and exports one. An invalid file changes nothing. */
export const ImportExport = ({ file, text, onImport }: ImportExportProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const imported = readImport(new Uint8Array(await chosen.arrayBuffer()));
    setRefusal('refusal' in imported ? imported.refusal : null);
    if ('text' in imported) onImport(imported.text);
  };
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
        <Button className="button-quiet" onPress={() => download(file, toSpreadsheet(text))}>
          Export CSV
        </Button>
        <Text slot="label" className="soft">
          Or drop a CSV file here. It replaces all rows. You can undo this.
        </Text>
      </div>
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
    </DropZone>
  );
};
