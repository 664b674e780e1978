import type { PageJson } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewPanel } from './preview-panel.tsx';

/** Renders the panel of a previewed page. Empty for visitors, and in Studio, which has its own explanation. */
export const renderPreview = (page: PageJson, messages: Messages['preview']): string =>
  page.preview && !page.preview.inStudio
    ? renderToStaticMarkup(<PreviewPanel note={page.preview} page={page} messages={messages} />)
    : '';
