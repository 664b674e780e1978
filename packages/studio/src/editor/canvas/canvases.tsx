import { useState } from 'react';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../editing.ts';
import { MetricsBar } from '../metrics/metrics-bar.tsx';
import { useBlockMetrics } from '../metrics/use-block-metrics.ts';
import type { Panes } from '../use-panes.ts';
import { Canvas } from './canvas.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { createScrollLink } from './scroll-together.ts';
import { SpeedLines } from './speed-lines.tsx';
import type { Pointed } from './stage.tsx';
import type { Previews } from './use-previews.ts';

/** There are at most two views. */
const VIEWS = ['first', 'second'] as const;

interface CanvasesProps {
  readonly change: string;
  readonly revision: number;
  readonly palette: Palette;
  readonly editing: Editing;
  readonly previews: Previews;
  readonly panes: Panes;
}

/** One preview of the page, or two side by side, each for a persona. */
export const Canvases = (props: CanvasesProps) => {
  const { change, revision, palette, editing, previews, panes } = props;
  const { personas } = previews;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [scrolling] = useState(createScrollLink);
  const [isTogether, setTogether] = useState(false);
  const [isMeasured, setMeasured] = useState(false);
  const metrics = useBlockMetrics(previews.kind, isMeasured);
  return (
    <div className="editor-canvases">
      <PreviewPane
        panes={panes}
        previews={previews}
        palette={palette}
        isTogether={isTogether}
        onTogether={(isOn) => {
          scrolling.setEnabled(isOn);
          setTogether(isOn);
        }}
      >
        <MetricsBar isOn={isMeasured} onChange={setMeasured} metrics={metrics} />
        <SpeedLines previews={previews} brands={palette.brands} />
      </PreviewPane>
      <div className="editor-side-by-side">
        {personas.map((persona, at) => (
          <Canvas
            key={VIEWS[at]}
            index={at}
            name={personas.length === 1 ? 'Preview' : `Preview ${at + 1}`}
            isCompared={personas.length > 1}
            isMeasured={isMeasured}
            change={change}
            revision={revision}
            kind={previews.kind}
            path={previews.path}
            device={previews.device}
            persona={persona}
            editing={editing}
            pointed={pointed}
            scrolling={scrolling}
            onPoint={setPointed}
            onPress={() => panes.show('settings')}
            onEscape={() => panes.close('settings')}
          />
        ))}
      </div>
    </div>
  );
};
