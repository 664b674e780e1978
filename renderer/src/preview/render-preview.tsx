import type { PageJson } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewPanel } from './preview-panel.tsx';

/** The panel at the foot of a previewed page; empty for the page that visitors get, and in Studio, which tells it itself. */
export const renderPreview = (page: PageJson, messages: Messages['preview']): string =>
  page.preview && !page.preview.inStudio
    ? renderToStaticMarkup(<PreviewPanel note={page.preview} page={page} messages={messages} />)
    : '';
