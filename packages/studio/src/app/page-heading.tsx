import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The key of the first history entry: the page was not reached by a link in Studio. */
const FIRST = 'default';

/** The page's h1. It sets the document title and takes the focus after a navigation. */
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
    <div className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
};
