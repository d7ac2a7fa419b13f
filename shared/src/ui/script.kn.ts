import '#ui/styles/indic.css';
