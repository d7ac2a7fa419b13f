import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { theme } from '#antd/theme.ts';
import '#antd/antd.generated.css';

/**
 * Gives the library's parts below it the site's look. A strict content policy forbids style tags: the sheet is
 * extracted ahead, and what little the library would still insert goes into an element that is in no document.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const [nowhere] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  return (
    <StyleProvider {...(nowhere === undefined ? {} : { container: nowhere })}>
      <ConfigProvider theme={theme} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
