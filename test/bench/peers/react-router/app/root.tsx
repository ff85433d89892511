import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles.css';

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en" data-kind="home">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#f7f3ec" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
