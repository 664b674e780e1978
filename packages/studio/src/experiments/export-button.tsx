import { exportExperiment, type ReportFormat } from '@broadsheet/contract/studio/experiment-calls';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { downloadText } from '../data/download-text.ts';
import { useAct } from '../data/use-act.ts';

/** Saves the results of an experiment as a file. */
export const ExportButton = ({ experiment }: { readonly experiment: string }) => {
  const { act, isBusy, fault } = useAct();
  const save = (format: ReportFormat) =>
    act(async () => {
      const { name, text } = await callStudio(exportExperiment, {
        params: { key: experiment },
        query: { format },
      });
      downloadText(name, text, format);
    });
  return (
    <>
      <MenuTrigger>
        <Button className="button-quiet" data-busy={isBusy || undefined}>
          Export…
        </Button>
        <Popover className="editor-popover">
          <Menu aria-label={`Export results of ${experiment}`} className="editor-menu">
            <MenuItem className="editor-menu-item" onAction={() => void save('csv')}>
              For spreadsheets (CSV)
            </MenuItem>
            <MenuItem className="editor-menu-item" onAction={() => void save('json')}>
              For programs (JSON)
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <FaultLine fault={fault} />
    </>
  );
};
