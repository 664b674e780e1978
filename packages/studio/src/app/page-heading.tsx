import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The history's first entry: nobody came here by a link of Studio. */
const FIRST = 'default';

/** The page's one heading: names the document and takes the focus when one comes from another page. */
export const PageHeading = ({ title, children }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const came = useRef(key);
  came.current = key;
  useEffect(() => {
    if (pathname && came.current !== FIRST) heading.current?.focus();
  }, [pathname]);
  useEffect(() => {
    document.title = `${title} | Studio`;
  }, [title]);
  return (
    <header className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
};
