import { AutoComplete, InputNumber, Select, Switch } from 'antd';
import { createElement } from 'react';

/** Every part that `shared/antd` exports, rendered once: that registers all its styles, whatever state it is in later. */
export const parts = () => [
  createElement(AutoComplete, { key: 'auto-complete', options: [] }),
  createElement(Select, { key: 'select', options: [] }),
  createElement(InputNumber, { key: 'input-number' }),
  createElement(Switch, { key: 'switch' }),
];
