// Only the origin's renderer imports this, so that browsers never load it.
export { StaticRouter } from 'react-router-dom';
