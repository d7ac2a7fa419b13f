// The one room that names react-router-dom: the shell and every remote share this module at run time, so that all
// of them navigate the same history. Only what is used stands here, which lets the bundler drop the rest.
export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { isPlainPress, Link, useAddress } from '#router/link.tsx';
export { withQuery } from '#router/with-query.ts';
