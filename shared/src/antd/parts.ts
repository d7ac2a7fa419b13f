import { Switch } from 'antd';
import { createElement } from 'react';

/** Every part that `shared/antd` exports, rendered once: that registers all its styles, whatever state it is in later. */
export const parts = () => [createElement(Switch, { key: 'switch' })];
