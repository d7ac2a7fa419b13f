// The parts of antd that earn their bytes, named by hand. Only pages of the account load this, lazily. What is added
// here is added to `parts.ts` too, so that its styles are extracted. Left out on purpose: Table and Modal insert style
// tags, which the content policy forbids, and a popup inside of a native dialog would be inert.
export { Switch } from 'antd';
export { AntdProvider } from '#antd/antd-provider.tsx';
